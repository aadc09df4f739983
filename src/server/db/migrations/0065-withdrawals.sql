-- expands
-- On which ground money goes back (K7): the rule of the stage, a decision of the office, or the customer's withdrawal within the days that
-- the law gives. Null in rows that are older than this column.
alter table refunds add column ground text check (ground in ('rule', 'goodwill', 'withdrawal'));

-- When the customer withdrew from what was paid. It counts from that moment, however long another refund or the provider takes.
alter table payments add column withdrawn_at timestamptz(3);
