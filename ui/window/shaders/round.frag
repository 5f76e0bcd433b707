#version 110

uniform vec2 frame;
uniform vec4 bounds; // left, top, right, bottom, from the upper left corner of the frame
uniform float strokeWidthHalf;
uniform vec2 rectSizeHalf; // to the middle of the stroke
uniform vec4 radius; // of the corners: right top, right bottom, left top, left bottom
uniform float edgeSoftness;
uniform vec4 fillColor;
uniform vec4 strokeColor;

void main() {
    vec2 at = vec2(gl_FragCoord.x, frame.y - gl_FragCoord.y) - (bounds.xy + bounds.zw) * 0.5;
    vec2 side = at.x > 0.0 ? radius.xy : radius.zw;
    float corner = (at.y < 0.0 ? side.x : side.y) - strokeWidthHalf;
    vec2 beyond = abs(at) - rectSizeHalf + corner;
    float distance = min(max(beyond.x, beyond.y), 0.0) + length(max(beyond, 0.0)) - corner; // from the middle of the stroke, outwards
    float covered = 1.0 - smoothstep(strokeWidthHalf - edgeSoftness, strokeWidthHalf + edgeSoftness, distance);
    float stroked = strokeWidthHalf > 0.0 ? smoothstep(-strokeWidthHalf - edgeSoftness, edgeSoftness - strokeWidthHalf, distance) : 0.0;
    vec4 color = mix(fillColor, strokeColor, stroked);
    gl_FragColor = vec4(color.rgb, color.a * covered);
}
