import { TILT } from './chip-svg.ts'
import { material, table } from './materials.ts'
import { linearGradient, radialGradient, round, svgFile } from './svg-text.ts'

export const tableTop = { width: 960, height: 400 } as const

const felt = { cx: 480, cy: 176, rx: 404, ry: round(404 * TILT) }
const rail = 40

export function tableTopSvg(): string {
  const { cx, cy, rx, ry } = felt
  const ellipse = (more: number, down = 0) =>
    `<ellipse cx="${cx}" cy="${cy + down}" rx="${round(rx + more)}" ry="${round(ry + more * 0.62)}"`
  return svgFile({
    ...tableTop,
    body: `<defs>${radialGradient(
      'felt',
      [0.5, 0.42, 0.6],
      [
        [0, table.felt[0]],
        [0.5, table.felt[1]],
        [1, table.felt[2]],
      ],
    )}${radialGradient(
      'pool',
      [0.5, 0.46, 0.4],
      [
        [0, table.pool[0], 0.5],
        [0.35, table.pool[1], 0.32],
        [0.7, table.pool[2], 0.14],
        [1, table.pool[2], 0],
      ],
    )}${linearGradient(
      'rail',
      [0, 0, 0, 1],
      [
        [0, table.rail[1]],
        [0.72, table.rail[2]],
        [0.9, table.rail[0]],
        [1, table.rail[2]],
      ],
    )}${linearGradient(
      'bead',
      [0, 0, 1, 0],
      [
        [0, material.brassDeep, 0.5],
        [0.5, material.brassLight],
        [1, material.brassDeep, 0.5],
      ],
    )}<radialGradient id="ground"><stop offset=".72" stop-color="${material.shade}" stop-opacity=".55"/><stop offset="1" stop-color="${material.shade}" stop-opacity="0"/></radialGradient></defs>
      ${ellipse(rail + 26, 44)} fill="url(#ground)"/>
      ${ellipse(rail, 24)} fill="${table.rail[2]}"/>${ellipse(rail)} fill="url(#rail)"/>${ellipse(rail - 4)} stroke="${table.line}" stroke-opacity=".24" stroke-width="1.5"/>
      ${ellipse(6)} fill="${material.shade}"/>${ellipse(4)} stroke="url(#bead)" stroke-width="3"/>
      ${ellipse(0)} fill="url(#felt)"/>${ellipse(0)} fill="url(#pool)"/>
      <ellipse cx="${cx}" cy="${cy}" rx="${round(rx * 0.74)}" ry="${round(ry * 0.72)}" stroke="${table.line}" stroke-opacity=".34" stroke-width="2"/>`,
  })
}
