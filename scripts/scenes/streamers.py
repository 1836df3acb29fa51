"""Streamer mode: the desk at night. The screen shows the table to everybody, and two cards to nobody; a microphone, headphones, a cup."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import felt, plaster
from kit.shapes import add, reset
from kit.things import card, chip_mesh
from kit.joinery import board, timber
from kit.kitchen import mug, shades
from kit.stream import arm, headphones, keyboard, microphone, monitor
from kit.camera import area, args, frame, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians

# The desk: dark oak; behind it a wall of slats.
board((-30, -9, -0.4), (30, 3.4, 0), shades('oak', '#472c1b', 0.4, 1.6, 0.62, (0.5, 4, 4), Specular=0.25), 0.05)
# A mat of felt, its edge bound.
T = 0.034
board((-3.35, -4.05, 0), (2.95, -0.75, T), felt('#4a0f18'), 0.012)
board((-40, 4.5, -6), (40, 4.7, 16), plaster((0.020, 0.014, 0.013)), 0)
slat = timber((0.085, 0.036, 0.016), 'z', 0.4)
for k in range(-30, 31):
    board((k * 0.62, 4.1, -6), (k * 0.62 + 0.36, 4.45, 16), slat, 0.03)

yaw = rad(-27)
at, to = monitor((0.35, 0.25, 0), yaw)
keyboard((-0.62, -1.75, T), yaw + rad(4))
hold, mic = (-2.30, -0.62, 3.18), (-2.45, -0.75, 2.42)
arm((0.55, 0.35, 6.2), hold)
microphone(mic, (-3.35, -1.75, 2.30), hold)
headphones((1.78, -2.40, T), rad(197))
mug((-2.72, -1.30, T), rad(200), '#123c28')
# Two cards that nobody sees, with a chip on them.
card('card-back.png', (-2.52, -2.95, T + 0.006), (0, 0, rad(14)), bend=0.008)
card('card-back.png', (-2.20, -3.05, T + 0.012), (0, rad(-1), rad(-3)), bend=0.008)
add(chip_mesh('night'), (-2.34, -2.96, T + 0.028), (0, rad(-1), rad(20)))

# The screen lights the desk; a lamp far at the right warms the wall and edges; the window's cold at the left.
screen = area(at, to, 5.0, float(o.get('screen', 230)), (0.74, 1.0, 0.82), shape='RECTANGLE', size_y=2.8, spread=170)
screen.visible_camera = False
area((8.5, 1.2, 5.2), (2.0, 4.2, 1.5), 1.4, float(o.get('wall', 160)), (1.0, 0.50, 0.22), spread=70)
area((7.5, -5.5, 4.5), (0.6, -1.6, 0.8), 1.6, float(o.get('side', 130)), (1.0, 0.56, 0.28), spread=44)
area((-5.0, -8.5, 4.2), (-1.2, -1.2, 1.2), 1.8, float(o.get('key', 110)), (1.0, 0.74, 0.5), spread=34)

size, unit, px, e = {
    'desktop': ((1920, 860), 108, (1300, 530), 17),
    'tablet': ((1024, 330), 38, (515, 222), 17),
    'phone': ((840, 578), 78, (425, 412), 17)}[crop]
frame(size, unit, (0, 0, 0), px, e, 22, (-0.8, -0.9, 1.6), float(o.get('ap', 0.11)))
render(o.get('name', 'streamers'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=5)
