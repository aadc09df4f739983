// The brand's palette (areia, mar, ipê), repeated here because mail programs do not support CSS variables.
export const colours = {
  page: '#f6f1e7',
  paper: '#fcfaf5',
  line: '#ece4d4',
  ink: '#061d21',
  muted: '#47605f',
  sea: '#0d3a3d',
  deepSea: '#092b2f',
  link: '#175d5b',
  foam: '#74b3ac',
  ipe: '#f9bc33',
} as const

export const font = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"

/** For mail programs that support style sheets: dark mode and smaller margins on phones. All others use the inline styles. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 12px 8px !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #061d21 !important; }
  .paper { background: #0d2c30 !important; border-color: #175d5b !important; }
  .ink { color: #f6f1e7 !important; }
  .muted { color: #a9d2cb !important; }
  .link { color: #a9d2cb !important; }
  .quote { background: #123a3d !important; color: #f6f1e7 !important; }
  .act { background: #f9bc33 !important; color: #061d21 !important; }
}`
