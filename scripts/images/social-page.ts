import { readFileSync } from 'node:fs'

const dataUrl = (path: string, type: string): string => `data:${type};base64,${readFileSync(path).toString('base64')}`
const font = (family: string): string =>
  dataUrl(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`, 'font/woff2')

/** Flat colours instead of the gradient and the transparent layers: the PNG is less than half as large. */
const globe = (): string => {
  const svg = readFileSync('public/globo.svg', 'utf8')
    .replace('fill="url(#o)"', 'fill="#0f4c52"')
    .replace('fill-opacity=".94"', '')
    .replace('stroke="#bfe3da" stroke-opacity=".16"', 'stroke="#165a5f" shape-rendering="crispEdges"')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const route = 'M493 601C512 545 512 480 497 430C478 372 420 312 289 208'

const style = (): string => `
@font-face { font-family: display; font-weight: 200 800; src: url(${font('bricolage-grotesque')}) }
@font-face { font-family: text; font-weight: 400 700; src: url(${font('instrument-sans')}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fcfaf5; background: #061d21; font-family: text }
h1 { position: absolute; left: 72px; top: 206px; width: 600px; font: 650 62px/1.02 display; letter-spacing: -0.035em }
h1 span { display: block }
h1 span:last-child { color: #ffd061 }
p { position: absolute; left: 72px; bottom: 84px; width: 520px; font-size: 26px; line-height: 1.4; color: #d3e8e4 }
.mark { position: absolute; left: 72px; top: 72px }
.globe { position: absolute; left: 668px; top: -70px; width: 760px; height: 760px }
.globe img, .globe svg { position: absolute; inset: 0; width: 100%; height: 100% }`

/** 1200 × 630 in the look of the site. The name is left out: an operator may change it. */
export const socialPage = (): string => `<!doctype html><meta charset="utf-8"><style>${style()}</style>
<div class="globe"><img src="${globe()}">
<svg viewBox="0 0 800 800" fill="none">
<path d="${route}" stroke="#061d21" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"/>
<path d="${route}" stroke="#f9bc33" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 14"/>
<circle cx="289" cy="208" r="14" fill="#f9bc33" stroke="#061d21" stroke-width="5"/>
<circle cx="493" cy="601" r="14" fill="#fcfaf5" stroke="#061d21" stroke-width="5"/></svg></div>
<svg class="mark" width="92" height="60" viewBox="0 0 34 22" fill="none">
<path d="M4 17C8 5 22 1 30 6" stroke="#fcfaf5" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0.1 4.6"/>
<circle cx="4.2" cy="17.4" r="3.4" fill="#fcfaf5"/>
<circle cx="29.4" cy="6" r="3.1" fill="#f9bc33" stroke="#fcfaf5" stroke-width="2"/></svg>
<h1><span>Abra sua empresa</span><span>nos Estados Unidos</span><span>sem sair do Brasil</span></h1>
<p>LLC ou Corporation, EIN e acompanhamento em português.</p>`
