-- expands
-- US citizen or holder of a green card. Null means that the owner was never asked: orders from before this question.
alter table business_owners add column us_person boolean;
