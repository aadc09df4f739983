-- expands
-- What customers say of us once their company is approved: one row for each order, made when the customer is asked or answers unasked.
create table ratings (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  asked_at timestamptz(3),
  reminded_at timestamptz(3),
  score smallint check (score between 1 and 5),
  sentence text check (length(sentence) between 1 and 280),
  -- The customer's consent to publish the sentence with first name and city, which are kept for that alone.
  publish boolean not null default false,
  first_name text check (length(first_name) between 1 and 60),
  city text check (length(city) between 1 and 60),
  answered_at timestamptz(3),
  -- When the customer last wrote.
  changed_at timestamptz(3),
  withdrawn_at timestamptz(3),
  reply text check (length(reply) between 1 and 280),
  replied_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_reason text check (length(hidden_reason) between 1 and 500),
  version integer not null default 1,
  check ((score is null) = (answered_at is null) and (score is null) = (changed_at is null)),
  check (score is not null or (sentence is null and reply is null)),
  check (publish = (first_name is not null) and publish = (city is not null)),
  check (not publish or sentence is not null),
  check ((reply is null) = (replied_at is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
-- The average: every answer counts, a hidden one too.
create index ratings_counted on ratings (answered_at) include (score) where score is not null;
-- The public stories, newest first.
create index ratings_stories on ratings (answered_at desc, business_registration_id desc) where publish and hidden_at is null;
-- Each filter of the office's list.
create index ratings_newest on ratings (changed_at desc, business_registration_id desc) where score is not null;
create index ratings_to_answer on ratings (changed_at desc, business_registration_id desc)
  where score is not null and reply is null and hidden_at is null;
create index ratings_low on ratings (changed_at desc, business_registration_id desc) where score <= 3;
create index ratings_published on ratings (changed_at desc, business_registration_id desc) where publish and hidden_at is null;
create index ratings_hidden on ratings (changed_at desc, business_registration_id desc) where score is not null and hidden_at is not null;
-- The daily reminder.
create index ratings_to_remind on ratings (asked_at, business_registration_id)
  where score is null and reminded_at is null and withdrawn_at is null;

-- What the office did with an answer. Reasons stay after an answer is shown again.
create table rating_decisions (
  id uuid primary key,
  business_registration_id uuid not null references ratings (business_registration_id) on delete cascade,
  kind text not null check (kind in ('replied', 'reply_removed', 'hidden', 'shown')),
  words text check (length(words) between 1 and 500),
  decided_by uuid not null references profiles (id),
  decided_at timestamptz(3) not null
);
create index rating_decisions_of on rating_decisions (business_registration_id, decided_at desc, id desc);

-- The office works on every row; a customer reads the own answer, and no decision but what the row says of it.
alter table ratings enable row level security;
create policy app on ratings to travessia_app using (true) with check (true);
create policy reader on ratings for select to travessia_reader using (exists (select 1 from business_registrations r
  where r.id = ratings.business_registration_id and r.user_id = (select wall_actor()) offset 0));
grant select on ratings to travessia_reader;

-- The public pages show stories, the average and the number of approved companies.
create trigger ratings_notify after insert or update or delete on ratings for each statement execute function notify_site_changed();
create trigger registrations_notify_approved after update on business_registrations for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function notify_site_changed();
