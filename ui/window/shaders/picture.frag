#version 110

uniform sampler2D tex;

varying vec2 fragTexCoord;
varying float fragAlpha;

void main() {
    gl_FragColor = texture2D(tex, fragTexCoord) * fragAlpha;
}
