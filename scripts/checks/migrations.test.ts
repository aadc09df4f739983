import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { checkMigrations } from './migrations.ts'
import { plantedTree } from './planted-tree.ts'

const complaints = (sql: string, name = '0057-next.sql'): string[] =>
  checkMigrations(plantedTree({ [`src/server/db/migrations/${name}`]: sql })).map(sentence)

describe('the first line of a migration', () => {
  it('is needed', () => {
    const without = 'create table notes (id uuid primary key);\n'
    expect(complaints(without)).toEqual([expect.stringContaining('0057-next.sql:1  the first line says what it is')])
    expect(complaints(`\n-- expands\n${without}`)).toHaveLength(1)
  })
})

describe('an expanding migration', () => {
  it('may add what the version before does not know of', () => {
    const sql = `-- expands
-- People may drop a note; "rename" and "set not null" are words of this comment.
create table notes (id uuid primary key, text text not null, unique (text));
create unique index notes_text on notes (text);
alter table notes add constraint notes_short check (length(text) < 100);
alter table profiles add column nickname text, add column shown boolean not null default true;
alter table profiles add column if not exists mood text default 'truncate' not null;
grant select, insert on notes to travessia_app;
`
    expect(complaints(sql)).toEqual([])
  })

  it.each([
    ['alter table profiles drop column nickname;', 'drop'],
    ['alter table profiles rename column name to full_name;', 'rename'],
    ['alter table profiles alter column phone set not null;', 'set not null'],
    ['alter table profiles alter column phone type varchar(10);', 'another type'],
    ['alter table profiles alter phone set data type varchar(10);', 'another type'],
    ['truncate profiles;', 'truncate'],
    ['revoke select on profiles from travessia_app;', 'revoke'],
    ['alter table profiles add column nickname text not null;', 'no default'],
    ['alter table profiles add nickname text not null, add other text default 1;', 'no default'],
    ['alter table profiles add constraint short check (length(name) < 9);', 'a constraint on a table in use'],
    ['create index profiles_phone on profiles (phone);', 'an index that keeps writers'],
  ])('may not hold: %s', (sql, what) => {
    expect(complaints(`-- expands\n${sql}\n`)).toEqual([
      expect.stringMatching(new RegExp(`:2  does not expand: .*${what}`)),
    ])
    expect(complaints(`-- contracts\n${sql}\n`)).toEqual([])
  })
})

it('lets an expanding migration take a right that the line before calls unused', () => {
  const revoked = 'revoke delete on rate_limits from travessia_reader;\n'
  expect(complaints(`-- expands\n-- unused: no version deletes as the reader\n${revoked}`)).toEqual([])
  expect(complaints(`-- expands\n-- unused:\n${revoked}`)).toHaveLength(1)
  expect(complaints(`-- expands\n-- unused: no version deletes\n${revoked}${revoked}`)).toHaveLength(1)
  expect(complaints('-- expands\n-- unused: no version asks\ndrop table rate_limits;\n')).toHaveLength(1)
})

describe('outside a transaction', () => {
  it('there is one statement that can be repeated', () => {
    const index = 'create index concurrently profiles_phone on profiles (phone);\n'
    expect(complaints(`-- expands, outside a transaction\n${index}`)).toEqual([])
    const gone = '-- contracts, outside a transaction\ndrop index concurrently if exists profiles_phone;\n'
    expect(complaints(gone)).toEqual([])
    expect(complaints(`-- expands\n${index}`)).toEqual([
      expect.stringContaining("needs the first line '-- expands, outside"),
    ])
    for (const sql of [`${index}${index}`, 'vacuum profiles;', 'drop index concurrently profiles_phone;'])
      expect(complaints(`-- contracts, outside a transaction\n${sql}`)).toEqual([
        expect.stringContaining('one statement'),
      ])
  })
})

it('leaves the time that a migration waits for a table to the runner', () => {
  expect(complaints("-- contracts\nset local lock_timeout = '5s';\n")).toEqual([
    expect.stringContaining('0057-next.sql:2  src/server/db/apply-migration.ts decides'),
  ])
})
