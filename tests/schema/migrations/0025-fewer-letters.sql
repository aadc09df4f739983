-- The index of letters has a list of rows for every three letters, and reading these lists is what a search in it costs. A long
-- term is asked for in pieces of three letters, which find nearly the same rows by less than half of the lists; whoever
-- asks looks for the whole term in what they find. Shorter terms are asked for as they are: two pieces would find too much.
create or replace function search_pattern(term text) returns text
  language sql immutable strict parallel safe
  return (select '%' || case when length(n) < 9 then n else regexp_replace(n, '(...)(?=...)', '\1%', 'g') end || '%'
    from (select search_needle(term) as n) as needle);
