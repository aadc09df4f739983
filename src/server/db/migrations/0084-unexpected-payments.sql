-- expands
-- Money that came for what was over, such as a rejected order, goes back without a decision.
alter table refunds add column unexpected boolean not null default false;
