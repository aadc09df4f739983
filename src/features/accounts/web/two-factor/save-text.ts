/** Downloads a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints only the text, without the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  // `sr-only` instead of `hidden`, because some browsers print nothing from a frame that is not rendered.
  frame.className = 'sr-only'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (contentDocument && contentWindow) {
    const page = contentDocument.createElement('pre')
    page.textContent = text
    contentDocument.body.append(page)
    contentWindow.addEventListener('afterprint', () => frame.remove())
    contentWindow.print()
  }
}
