-- expands
-- A dissolution recorded by mistake is taken back by the office; the newest one taken back stays on record with its reason.
alter table company_records
  add column taken_back_dissolved_on date,
  add column taken_back_reason text check (length(taken_back_reason) between 1 and 600),
  add column taken_back_at timestamptz(3),
  add column taken_back_by uuid references profiles (id);
