const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&quot;': '"', '&#x27;': "'" }

/** What a finished page says to readers and search engines: without tags, styles and scripts other than structured data. */
export const pageText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    // React parts neighbouring texts by empty comments.
    .replaceAll('<!-- -->', '')
    .replaceAll(/<meta\b[^>]*\bcontent="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|&amp;|&quot;|&#x27;/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
