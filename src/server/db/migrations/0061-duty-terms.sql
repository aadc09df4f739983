-- expands
alter table duties
  -- A duty that the version before does not know; it reads `code`, which is then a federal report that no service settles.
  add column kind text check (kind in ('form_8804', 'form_8813', 'be13')),
  -- Until when nothing is late, where an extension counts without any form.
  add column tolerated_until date,
  -- The amount is the least that is owed.
  add column at_least boolean not null default false,
  -- The open question whose answer may remove the duty.
  add column depends_on text check (depends_on in ('usPerson'));
