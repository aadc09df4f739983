/** `full` fills the square to its edges, because some systems cut the icon to their own shape and keep only the middle. */
export function iconPage(svg: string, size: number, shape: 'own' | 'full' = 'own'): string {
  const picture =
    shape === 'full' ? svg.replace(' rx="9"', '').replace('viewBox="0 0 40 40"', 'viewBox="-4 -4 48 48"') : svg
  const ground = shape === 'full' ? 'background:#092b2f;' : ''
  return `<style>html,body{margin:0;${ground}}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`
}
