package twilight
