import { describe, expect, it } from 'vitest'
import { blankComments } from './blank-comments.ts'

describe('blankComments', () => {
  it('keeps length and lines', () => {
    const text = 'a // b\n/* c\nd */ e'
    const blank = blankComments(text)
    expect(blank).toBe('a     \n    \n     e')
    expect(blank).toHaveLength(text.length)
  })

  it.each([
    "'http://x' + y",
    '"/* no */"',
    `\`// \${a ? \`b//\${c}\` : "//"} // still text\``,
    'text.replace(/\\/\\/[/*]/, x)',
    'const quote = /[\'"`]/',
    'a / b / c',
  ])('leaves %s alone', (code) => {
    expect(blankComments(code)).toBe(code)
  })

  it.each([
    'const a = /[`]/ // gone',
    "x = 'it\\'s' // gone",
    `x = \`\${ {a: 1}.a }\` // gone`,
    "<p>don't</p>\n// gone",
  ])('finds the comment in %s', (code) => {
    expect(blankComments(code)).not.toContain('gone')
  })
})
