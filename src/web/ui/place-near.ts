const GAP_PX = 8
const EDGE_PX = 12

/** Places the box below the button, or above it if there is more room, and within the screen. */
export function placeNear(box: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [above, below] = [top - GAP_PX - EDGE_PX, clientHeight - bottom - GAP_PX - EDGE_PX]
  const upwards = box.scrollHeight > below && above > below
  box.style.maxHeight = `${Math.max(upwards ? above : below, 120)}px`
  const wished = align === 'end' ? right - box.offsetWidth : left
  const furthest = clientWidth - box.offsetWidth - EDGE_PX
  box.style.left = `${Math.max(EDGE_PX, Math.min(wished, furthest))}px`
  box.style.top = `${upwards ? top - GAP_PX - box.offsetHeight : bottom + GAP_PX}px`
}
