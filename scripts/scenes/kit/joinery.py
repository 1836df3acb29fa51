"""Furniture: boards with worn edges, drawers, paper on the wall side of a counter."""
import bpy
from kit.materials import bump, material, noise, put, ramp
from kit.shapes import add, mesh


def timber(tone=(0.085, 0.034, 0.014), along='x', gloss=0.3):
    """Polished wood whose grain runs along an axis; a tone is its middle."""
    def build(nt, b):
        put(b, Specular=0.5, Clearcoat=0.35, Clearcoat_Roughness=0.18)
        stretch = {'x': (0.35, 5, 5), 'y': (5, 0.35, 5), 'z': (5, 5, 0.35)}[along]
        n = noise(nt, 2.2, 9, 0.62, stretch=stretch)
        shades = [(p, tuple(c * k for c in tone)) for p, k in ((0.28, 0.22), (0.5, 0.8), (0.72, 1.5))]
        r = ramp(nt, n.outputs['Fac'], shades)
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        wear = ramp(nt, noise(nt, 3.5, 5, 0.6).outputs['Fac'], [(0.3, (gloss * 0.8,) * 3), (0.75, (gloss * 1.6,) * 3)])
        nt.links.new(wear.outputs['Color'], b.inputs['Roughness'])
        bump(nt, b, n.outputs['Fac'], 0.12, 0.01)
    return material(f'timber{tone}{along}{gloss}', build)


def board(low, high, mat, edge=0.012, rot=(0, 0, 0), name='board'):
    """A box between two corners; its edges are rounded, so that they catch the light. Turns about its middle."""
    half = [(b - a) / 2 for a, b in zip(low, high)]
    mid = [(a + b) / 2 for a, b in zip(low, high)]
    verts = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = add(mesh(name, verts, faces, [mat], smooth=False), mid, rot)
    if edge:
        m = o.modifiers.new('edge', 'BEVEL')
        m.width, m.segments = edge, 2
    return o
