import { DANGER_RULES } from './danger-rules.ts'
import { roomOf } from './rooms.ts'
import { type Rule, shipped, shippedBut } from './shipped.ts'

/** Rules, contracts and use-cases; the threads of a feature measure how long their work takes. */
const pure = (path: string): boolean =>
  shipped(path) &&
  ['rules', 'words', 'contract', 'server'].includes(roomOf(path)?.layer ?? '') &&
  !/^src\/server\/|\/server\/(?:\w+\/)?threads\//.test(path)

const ROLE = `['"](?:visitor|user|agent|admin|superadmin)['"]`
const POLICY = ['src/rules/access.ts', 'src/rules/role.ts']

// Patterns searched in code only, with comments blanked.
export const CODE_RULES: Rule[] = [
  {
    text: 'access is decided in src/rules/access.ts: ask can() instead of comparing roles',
    pattern: new RegExp(
      `\\b\\w*[rR]ole\\??\\)?\\s*[!=]==?\\s*${ROLE}|${ROLE}\\s*[!=]==?\\s*[\\w.?]*[rR]ole\\b|\\[\\s*${ROLE}(?:\\s*,\\s*${ROLE})*\\s*,?\\s*\\]\\s*\\.includes\\(|\\bcase\\s+${ROLE}\\s*:`,
      'g',
    ),
    applies: shippedBut(...POLICY),
  },
  {
    text: 'only src/server/start/config.ts reads the environment',
    pattern: /\bprocess\s*\.\s*env\b|\benv\s*\}\s*=\s*process\b|\bprocess\s*\[/g,
    applies: shippedBut('src/server/start/config.ts', 'src/server/main.ts'),
  },
  {
    text: 'time and chance are passed in (ctx.now)',
    pattern: /\bnew Date\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b/g,
    applies: pure,
  },
  {
    text: 'closed values of a condition are literals (sql.lit): one plan for all values misses the index that fits',
    pattern: /\.(where|on)\(\s*'[\w.]+',\s*'(=|!=|in|not in)',\s*(true|false|\[?'[^']*')/g,
    applies: shipped,
  },
  ...DANGER_RULES,
]

const anywhere = (path: string): boolean => path !== 'package-lock.json'

// Patterns searched in every text file; each is written so that it does not match itself.
export const TEXT_RULES: Rule[] = [
  { text: 'open ends are not left in files', pattern: /\b(?:TO[D]O|FIX[M]E)\b/g, applies: anywhere },
  {
    text: 'a path of one machine',
    pattern: /(?<![\w.)}*-])\/(?:work|root|Users|home\/[a-z][\w-]*)\/[\w.]|\b[A-Z]:\\\\?Users/g,
    applies: anywhere,
  },
  {
    text: 'the name of a package registry',
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\b(?:artifactory|verdaccio)\b[.:/]/gi,
    applies: () => true,
  },
]
