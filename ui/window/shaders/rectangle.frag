#version 110

uniform vec2 frame;
uniform vec4 bounds; // left, top, right, bottom, from the upper left corner of the frame
uniform float strokeWidth;
uniform vec4 fillColor;
uniform vec4 strokeColor;

void main() {
    vec2 at = vec2(gl_FragCoord.x, frame.y - gl_FragCoord.y);
    vec2 within = min(at - bounds.xy, bounds.zw - at);
    float depth = min(within.x, within.y); // of the pixel in the rectangle
    vec4 color = depth <= strokeWidth ? strokeColor : fillColor;
    gl_FragColor = vec4(color.rgb, depth < 0.0 ? 0.0 : color.a);
}
