-- When the person's sessions were last ended, all of them or all others: who acts as somebody since before cannot come back.
alter table profiles add column sessions_ended_at timestamptz(3);
