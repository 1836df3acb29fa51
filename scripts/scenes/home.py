"""Home: ace and king against stacks, under the lamp; behind the table a doorway with rooms in it."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, felt, leather, wood
from kit.shapes import add, lathe, reset
from kit.things import beam, card, chip_mesh, lamp, lean_card, stack
from kit.room import far_wall, lit_passage, wall_with_door
from kit.camera import area, args, frame, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians

# The table: its near rail closes the picture below, where the page sets the badge; its far one lies behind the cards.
near, far, A = -2.3, 6.0, 9.5
B, ty = (far - near) / 2, (far + near) / 2
def part(name, profile, mat, angle=50):
    return add(lathe(name, profile, [mat], 256, base=(A, B), angle=angle), (0, ty, 0))
add(lathe('felt', [(0.001, 0), (3, 0), (7, 0), (A + .05, 0)], [felt('#6a111d')], 192, sy=(B + .05) / (A + .05)), (0, ty, 0))
part('inlay', [(-0.05, -0.02), (-0.045, 0.012), (-0.034, 0.02), (-0.01, 0.02), (0.0, 0.008)], brass(0.2))
pad = [(0.0, -0.05)] + [(0.26 * (1 - math.cos(math.pi * k / 14)), 0.01 + 0.13 * math.sin(math.pi * k / 14) ** 0.8) for k in range(15)]
part('pad', pad + [(0.52, -0.1)], leather('#2a0d10'), 60)
part('rim', [(0.50, -0.02), (0.53, 0.02), (0.66, 0.02), (0.70, -0.01), (0.72, -0.5)], wood())
part('line', [(-0.80, 0.0015), (-0.785, 0.0015)], brass(0.35))

# The ace in front, the king behind it, each against a stack.
lean_card('card-ace-spade.png', (-0.08, -0.10, 0.002), rad(8), rad(16), rad(5), bend=0.014, twist=0.006)
lean_card('card-king-heart.png', (0.36, 0.13, 0.002), rad(-12), rad(14), rad(-9), bend=0.012, twist=-0.005)
stack(['night'], 17, (0.08, 0.44, 0), 3, 0.004)
stack(['oxblood'], 14, (0.60, 0.52, 0), 4, 0.005)
stack(['oxblood'], 11, (-0.52 if crop == 'tablet' else -0.62, 0.36, 0), 5)
if crop != 'tablet':   # there the text is near
    stack(['ivory', 'oxblood'], 6, (-0.90, 0.86, 0), 15)
stack(['night'], 14, (1.02, 0.42, 0), 6, 0.005)
stack(['ivory'], 9, (0.93, -0.12, 0), 7)
stack(['oxblood'], 5, (0.56, -0.40, 0), 8)
stack(['night'], 3, (0.16, -0.62, 0), 9)
stack(['ivory'], 2, (-0.28, -0.44, 0.01), 10)
stack(['oxblood'], 1, (0.34, -1.0, 0), 11)
add(chip_mesh('brass'), (0.90, -0.42, 0.186), (rad(70), 0, rad(12)))
card('card-9-diamond.png', (-0.40, -0.84, 0.012), (0, 0, rad(33)), bend=0.012)
card('card-9-diamond.png', (-0.66, -0.66, 0.006), (rad(180), 0, rad(62)), bend=-0.008)

# Behind it three doorways, one within the other; the light is in the last room and grows along the reveals.
wy, cx = 10.0, -0.62
stone = lit_passage(wy - 1, wy + 9, strength=float(o.get('door', 0.34)))
for i, (half, spring, apex) in enumerate(((2.3, -0.2, 1.78), (1.8, -0.2, 1.38), (1.35, -0.2, 1.02))):
    wall_with_door(wy + i * 3, half, spring, apex, stone, cx, base=-5, top=12, width=30, depth=3, trim=brass(0.42), trim_r=0.014)
far_wall(cx, wy + 9.2, 0.1, 2.6, float(o.get('far', 0.2)))

# One lamp.
lx, ly, lz, R = {'desktop': (0.172, 0.16, 1.10, 0.34), 'tablet': (0.215, 0.16, 1.12, 0.36), 'mobile': (0.1, 0.3, 1.08, 0.34)}[crop]
lamp((lx, ly, lz), R=R, H=0.27, bulb=9)
point((lx, ly, lz + 0.205), float(o.get('lamp', 80)), 0.045)
beam((lx, ly, lz - .01), R * .98, 50, 1.1, float(o.get('beam', 0.075)))
# What the felt and the room give back to the faces of the cards: a soft disc before them, out of the picture.
area((lx - 0.9, -2.7, 2.6), (0.1, -0.1, 0.35), 0.7, float(o.get('key', 5)), (1.0, 0.74, 0.47), spread=34)
area((lx - 2.0, -3.0, 2.6), (lx, ly, lz + 0.15), 0.8, 1.6, (1.0, 0.86, 0.7), spread=14)
# The cold breath of the room on the dark side.
area((-4.5, 3.0, 2.6), (0, 0.2, 0.3), 2.0, 4, (0.6, 0.72, 1.0), spread=50)
# A glint on the rail before everything.
area((-1.2, -5.6, 2.3), (0.3, -2.7, 0.05), 1.0, float(o.get('rail', 9)), (1.0, 0.7, 0.42), spread=24)
# The doorway's light along the felt: far rail, sheen, rims of the stacks.
area((cx - 0.4, 9.2, 1.8), (0, 1.5, 0.0), 1.6, 15, (1.0, 0.5, 0.22), spread=44)

size, unit, at = {'desktop': ((1920, 960), 400, (1235, 690)), 'tablet': ((1243, 960), 300, (840, 650)), 'mobile': ((832, 780), 377, (406, 626))}[crop]
frame(size, unit, (0, 0, 0), at, 9, 9, (0, -0.15, 0.4), float(o.get('ap', 0.09)))
render(o.get('name', 'home'), size, int(o.get('samples', 32)), o.get('out', 'out'), float(o.get('scale', 0.4)))
