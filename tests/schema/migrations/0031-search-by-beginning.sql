-- The search of the panels puts names that begin with the term first. An index of letters is in no order, so the beginnings of
-- names have an index of their own. The operator class compares bytes: a range of beginnings is one range under any collation.
set local lock_timeout = '5s';
create index registration_search_beginning on registration_search (left(search_text, 40) text_pattern_ops);
create index profiles_beginning on profiles (left(search_text, 40) text_pattern_ops) where erased_at is null;
