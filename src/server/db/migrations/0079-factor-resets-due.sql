-- expands, outside a transaction
create index concurrently two_factors_reset_due on two_factors (reset_due_at) where reset_due_at is not null;
