/** One problem in the tree; every check returns a list of these. */
export type Complaint = { file: string; line?: number; text: string }

export const sentence = ({ file, line, text }: Complaint): string =>
  `${line === undefined ? file : `${file}:${line}`}  ${text}`

/** 1-based line of a character offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
