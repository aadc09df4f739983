const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&quot;': '"', '&#x27;': "'" }

/** The text of a prerendered page for readers and search engines: no tags, styles or scripts, except structured data. */
export const pageText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    // React separates adjacent text nodes by empty comments.
    .replaceAll('<!-- -->', '')
    .replaceAll(/<meta\b[^>]*\bcontent="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|&amp;|&quot;|&#x27;/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
