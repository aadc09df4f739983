-- Names near a new one are found by their length and one half, read from the start or from the end (keys-near.ts). The
-- operator class compares bytes, so that a range of beginnings is one range of the index under any collation.
create index registrations_by_name on business_registrations
  (state_id, length(name_key), name_key text_pattern_ops) where paid_at is not null;
create index registrations_by_name_end on business_registrations
  (state_id, length(name_key), reverse(name_key) text_pattern_ops) include (name_key) where paid_at is not null;
drop index registrations_by_name_key;
