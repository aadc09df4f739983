/** The strict policy of a page: own files, and the inline scripts whose hashes the build noted. */
export const contentPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Our own answers refuse every frame, but for the preview of a PDF (S42).
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/**
 * Told to the console, not refused: React writes its own script elements when it has to begin a page anew, and a page that works
 * matters more (S45). The one policy is that of `src/web/app/keep-offline-page.ts`.
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types travessia"
