-- expands
-- When a second factor that the person lost goes, as the office asked; empty where nobody asked or the person kept it.
alter table two_factors add column reset_due_at timestamptz(3);
