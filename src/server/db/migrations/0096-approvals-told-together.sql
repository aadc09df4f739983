-- expands
-- When a document was approved whose customer was not told yet: approvals of a short time are one notification and one mail.
alter table documents add column approval_untold_at timestamptz(3);
