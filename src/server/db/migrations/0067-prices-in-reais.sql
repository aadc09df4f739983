-- expands
-- One price list, in dollars and in reais; the one in reais is null until the office sets it (P1).

alter table packages
  add column price_brl integer check (price_brl between 0 and 100000000),
  add column description text not null default '' check (length(description) <= 160);
alter table extras
  add column price_brl integer check (price_brl between 0 and 100000000);
