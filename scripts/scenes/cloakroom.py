"""Download: the coat rack by the door. A hat, a scarf and an umbrella hang here already; the next hook has its number, and the door stands ajar."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, glow
from kit.shapes import add, mesh, reset
from kit.joinery import board, timber
from kit.cloakroom import beyond, hat, hook, panelling, scarf, shelf, tag, umbrella
from kit.hallway import standing
from kit.camera import area, args, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians
# On a desktop the page's card lies between what hangs here and the door, and words where the shelf would go on.
door, leaf, start = {'desktop': (8.65, 3.66, -1.7), 'tablet': (7.6, 3.83, -24), 'phone': (4.9, 4.15, -24)}[crop]

tone = (0.060, 0.024, 0.011)
panelling(door + 0.2, 9, -14, 14, 3.3, tone)
shelf(start, door - 0.1)
metal, step = brass(0.22), 1.95
for k in range(math.ceil(start / step), int(door / step) + 1):
    arm = hook((k * step, -0.25, -1.36), metal)
    x, y, z = arm[9]
    if k == 0:
        scarf((x, y, z + 0.05))
    if k == 1:
        umbrella((x, arm[14][1], arm[14][2] + 0.28), rad(-28))
    if k == 2:
        tag(arm[16], -0.05)
hat((0.62, -1.30, 0), rad(-38))

# The wall at the right, and its door: a leaf that stands ajar, and light behind it.
upright = timber(tone, 'z', 0.36)
board((door, -2.3, -14), (door + 0.3, 0.3, 14), upright, 0.03)
board((door - 0.16, -2.75, -14), (door + 0.34, -1.75, 14), upright, 0.08)
board((door + 0.06, -12, -14), (door + 0.36, -leaf, 14), upright, 0.05)
board((door - 0.02, -12, -14), (door + 0.2, -leaf - 1.1, 2.6), upright, 0.08)
add(mesh('room', [(door, 9, -14), (door + 40, 9, -14), (door + 40, 9, 14), (door, 9, 14)], [(0, 1, 2, 3)], [beyond()], smooth=False))
# The room's light along the wall, and on the door's own edges.
gap = area((door - 0.5, -3.2, -0.5), (0, -0.6, -0.5), 0.5, float(o.get('gap', 150 * door)), (1.0, 0.55, 0.24), shape='RECTANGLE', size_y=13)
gap.visible_camera = gap.visible_glossy = False
edge = area((door + 0.3, -(leaf + 2.75) / 2, -0.5), (0, -(leaf + 2.75) / 2, -0.5), leaf - 2.75, float(o.get('edge', 280)), (1.0, 0.55, 0.24), shape='RECTANGLE', size_y=13)
edge.visible_camera = edge.visible_glossy = False
# What brass sees of the hall behind whoever looks.
hall = add(mesh('hall', [(1, -19, -13), (15, -19, -13), (15, -19, -3), (1, -19, -3)], [(0, 1, 2, 3)], [glow(float(o.get('hall', 1.1)), (1, 0.6, 0.28))], smooth=False))
hall.visible_camera = hall.visible_diffuse = False

# A lamp above the shelf, out of sight; what the hall gives back; the street's cold.
point((0.9, -3.4, 4.6), float(o.get('lamp', 150)), 0.3).visible_glossy = False
area((-5.0, -16, 3.0), (0.3, -0.5, -1.8), 3.0, float(o.get('key', 80)), (1.0, 0.72, 0.46), spread=36)
area((-16, -12, 6), (-2, -0.5, -1), 4.0, float(o.get('cold', 18)), (0.6, 0.72, 1.0), spread=40)

size, unit, at, eye = {
    'desktop': ((1920, 680), 57, (1035, 214), (-3.5, 4.4)),
    'tablet': ((1024, 330), 43, (430, 164), (-3, 4.4)),
    'phone': ((840, 455), 76, (235, 238), (-2.5, 4.4))}[crop]
standing(size, unit, at, eye, 24, (0.3, -0.9, 0), float(o.get('ap', 0.12)))
render(o.get('name', 'cloakroom'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=5)
