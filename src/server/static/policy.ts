/** The strict policy of a page: own files, and the inline scripts whose hashes the build recorded. */
export const contentPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Our own answers forbid framing, except for the preview of a PDF (S42).
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The only Trusted Types policy is that of `src/web/ui/trusted-types.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
