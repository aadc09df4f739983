-- expands
-- When the person at this session last gave the password or a code; empty where that is not known. Weighty calls ask again after ten minutes.
alter table sessions add column proved_at timestamptz(3);
