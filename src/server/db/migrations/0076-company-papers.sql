-- expands
-- Whether a document is the letter with which the tax office confirms the EIN; other tax documents are kept under the same type.
alter table documents add column ein_letter boolean not null default false;

-- What the customer of an approved company reads until the paper is there: when it comes, or why there is none.
alter table business_registrations
  add column formation_later text check (length(formation_later) between 1 and 600),
  add column ein_letter_later text check (length(ein_letter_later) between 1 and 600);
