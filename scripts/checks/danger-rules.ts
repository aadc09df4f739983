import { roomOf } from './rooms.ts'
import { type Rule, shipped, shippedBut } from './shipped.ts'

const inServer = (path: string): boolean => shipped(path) && roomOf(path)?.layer === 'server'

/** The files that may call external services by `fetch`: SMS and the trace collector; mail, storage and payments use packages. */
const OUTGOING = ['src/server/sms/http-sms.ts', 'src/server/tracing/send-spans.ts']

// Names of variables with a caller's input, which must not become parts of a query, as in `sql.ref(input.sort)`.
const GIVEN = '(?:input|params|query|body|request|filter|given)\\b'

// The inside of a tag; a `>` there belongs to an arrow.
const TAG = '(?:[^<>]|=>)*'

/** Calls that turn text into code, HTML, SQL or a program, and ways around the few places that may do so. */
export const DANGER_RULES: Rule[] = [
  {
    text: 'no sql.raw: values and names go through the query builder',
    pattern: /\bsql\s*\.\s*raw\b/g,
    applies: shipped,
  },
  {
    text: 'names and literals of a query are ours, never what somebody sent',
    pattern: new RegExp(`\\bsql\\s*\\.\\s*(?:lit|ref|table|id)\\(\\s*${GIVEN}|\\.dynamic\\b`, 'g'),
    applies: shipped,
  },
  {
    text: 'values of a query are parameters, not parts of its text',
    pattern: /\.query(?:<[^()]*>)?\(\s*(?:\{\s*text:\s*)?`[^`]*\$\{/g,
    // Migrations and copies of the platform name tables, which they have read from the database itself.
    applies: (path) => inServer(path) && !/^src\/server\/(db|operations\/backup)\//.test(path),
  },
  {
    text: 'no dangerouslySetInnerHTML',
    pattern: /\bdangerouslySetInnerHTML\b/g,
    // Only `asWritten` may set HTML: it restores in an element what the server wrote into it.
    applies: shippedBut('src/features/site/web/written-html.ts'),
  },
  {
    text: 'no HTML from text: React writes the page',
    pattern:
      /\.(?:innerHTML|outerHTML)\s*\+?=(?!=)|\binsertAdjacentHTML\b|\bdocument\s*\.\s*write(?:ln)?\b|\bsrcDoc\s*=|\bcreateContextualFragment\b/g,
    applies: shipped,
  },
  {
    text: 'no code from text',
    pattern: /\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]|['"`]javascript:/g,
    applies: shipped,
  },
  {
    text: 'a link that opens a window names its rel',
    pattern: new RegExp(`<\\w(?!${TAG}\\srel=)${TAG}\\starget=(?:\\{\\s*)?['"]_blank['"]`, 'g'),
    applies: shipped,
  },
  {
    text: 'what nobody may guess comes from node:crypto; Math.random is for pauses',
    pattern: /\bMath\s*\.\s*random\b/g,
    applies: shippedBut('src/server/live/hub.ts', 'src/web/live/connect.ts'),
  },
  {
    text: 'only the embedded database starts programs',
    pattern: /['"](?:node:)?child_process['"]/g,
    applies: (path) => shipped(path) && !path.startsWith('src/server/db/embedded/'),
  },
  {
    text: 'no code in another context',
    pattern: /['"](?:node:)?vm['"]/g,
    applies: shippedBut('src/server/start/release-memory.ts'),
  },
  {
    text: 'the server asks other hosts in two places only (S35)',
    pattern: /(?<![.\w])fetch\s*\(|\bhttps?\s*\.\s*(?:request|get)\s*\(|['"](?:undici|node:https)['"]/g,
    applies: (path) => inServer(path) && !OUTGOING.includes(path),
  },
]
