import { readFileSync } from 'node:fs'

// Loaded into a server before its own code (`node --import`): its time of day is as many seconds off as the file says, while timers
// and the time that has passed stay true, as when the clock of a machine is set.
const file = process.env['TEST_CLOCK_FILE'] ?? ''
const read = () => Number(readFileSync(file, 'utf8')) * 1000
const TrueDate = Date
let ahead = read()
setInterval(() => (ahead = read()), 50).unref()

class MovedDate extends TrueDate {
  constructor(...given: [] | [string | number | Date]) {
    // Node makes dates of its own as well, so any date is one of these.
    if (given.length === 0) super(TrueDate.now() + ahead)
    else super(...given)
  }
  static override now = () => TrueDate.now() + ahead
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof TrueDate
  }
}
globalThis.Date = MovedDate as DateConstructor
