-- Why each version was rejected: the document itself only holds the reason of its newest version.
alter table document_versions add column rejection_reason text check (length(rejection_reason) <= 2000);
alter table document_versions add column reviewed_at timestamptz(3);
alter table document_versions add column reviewed_by uuid references profiles (id);

create index document_versions_by_sender on document_versions (uploaded_by, created_at);
create index documents_by_type on documents (document_type, created_at desc, id desc);
