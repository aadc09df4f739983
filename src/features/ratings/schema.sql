-- needs: people, registrations

-- What a customer says of the formation once the company is approved: one row per registration, created when the customer is asked or
-- answers without being asked. Score and the other answers are null until the customer answers.
create table ratings (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  asked_at timestamptz(3),
  reminded_at timestamptz(3),
  score smallint check (score between 1 and 5),
  sentence text check (length(sentence) between 1 and 280),
  -- The customer's consent to publish the sentence with first name and city, which are stored only for that.
  publish boolean not null default false,
  first_name text check (length(first_name) between 1 and 60),
  city text check (length(city) between 1 and 60),
  answered_at timestamptz(3),
  -- When the customer last changed the answer.
  changed_at timestamptz(3),
  -- When the customer took the answer back, which also stops the reminder.
  withdrawn_at timestamptz(3),
  reply text check (length(reply) between 1 and 280),
  replied_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_reason text check (length(hidden_reason) between 1 and 500),
  -- Optimistic lock: counts changes by the customer and by admins.
  version integer not null default 1,
  constraint ratings_check check ((score is null) = (answered_at is null) and (score is null) = (changed_at is null)),
  constraint ratings_check1 check (score is not null or sentence is null and reply is null),
  constraint ratings_check2 check (publish = (first_name is not null) and publish = (city is not null)),
  constraint ratings_check3 check (not publish or sentence is not null),
  constraint ratings_check4 check ((reply is null) = (replied_at is null)),
  constraint ratings_check5 check ((hidden_at is null) = (hidden_reason is null))
);
-- The public average counts every answer, hidden ones included.
create index ratings_counted on ratings (answered_at) include (score) where score is not null;
create index ratings_hidden on ratings (changed_at desc, business_registration_id desc) where score is not null and hidden_at is not null;
create index ratings_low on ratings (changed_at desc, business_registration_id desc) where score <= 3;
-- The admins' list without a filter; its filters have the partial indexes hidden, low, published and to_answer.
create index ratings_newest on ratings (changed_at desc, business_registration_id desc) where score is not null;
create index ratings_published on ratings (changed_at desc, business_registration_id desc) where publish and hidden_at is null;
-- The stories on the public pages, newest first.
create index ratings_stories on ratings (answered_at desc, business_registration_id desc) where publish and hidden_at is null;
create index ratings_to_answer on ratings (changed_at desc, business_registration_id desc)
  where score is not null and reply is null and hidden_at is null;
-- The daily reminder.
create index ratings_to_remind on ratings (asked_at, business_registration_id)
  where score is null and reminded_at is null and withdrawn_at is null;
-- The public pages show stories and the average.
create trigger ratings_notify after insert or update or delete on ratings for each statement execute function notify_site_changed();

-- One decision of an admin about an answer: a reply, or hiding it. Its words are kept even if the answer is shown again.
create table rating_decisions (
  id uuid primary key,
  business_registration_id uuid not null references ratings (business_registration_id) on delete cascade,
  kind text not null check (kind in ('replied', 'reply_removed', 'hidden', 'shown')),
  words text check (length(words) between 1 and 500),
  decided_by uuid not null references profiles (id),
  decided_at timestamptz(3) not null
);
create index rating_decisions_of on rating_decisions (business_registration_id, decided_at desc, id desc);

-- Row-level security

alter table ratings enable row level security;
create policy app on ratings to travessia_app using (true) with check (true);
create policy reader on ratings for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = ratings.business_registration_id
      and r.user_id = (select wall_actor()) offset 0));
grant select on ratings to travessia_reader;
