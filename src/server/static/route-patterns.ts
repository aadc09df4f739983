const fileNames = /\.(js|mjs|css|map|svg|png|jpe?g|gif|webp|avif|ico|woff2?|json|txt|xml|webmanifest)$/i

/** A missing file must never be answered with a page. */
export const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || fileNames.test(path)

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

function fits(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment.startsWith(':') ? Boolean(given[i]) : segment === given[i]))
  )
}

/** Whether a screen has this path; a single slash at the end is ignored. */
export function isRoute(patterns: readonly string[], path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return patterns.some((pattern) => fits(pattern, plain))
}
