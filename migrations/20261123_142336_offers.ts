import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "place_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"state" varchar DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"by_name" varchar,
  	"reason" varchar,
  	"address" varchar,
  	"mail" varchar DEFAULT 'none' NOT NULL,
  	"mail_reason" varchar,
  	"fault" varchar,
  	"round" numeric DEFAULT 1 NOT NULL,
  	"tried_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "place_limits" ADD COLUMN "former" jsonb;
  ALTER TABLE "place_limits" ADD COLUMN "miscounted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "place_offers_id" integer;
  ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "place_offers_submission_idx" ON "place_offers" USING btree ("submission_id");
  CREATE INDEX "place_offers_state_idx" ON "place_offers" USING btree ("state");
  CREATE INDEX "place_offers_updated_at_idx" ON "place_offers" USING btree ("updated_at");
  CREATE INDEX "place_offers_created_at_idx" ON "place_offers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_place_offers_fk" FOREIGN KEY ("place_offers_id") REFERENCES "public"."place_offers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_place_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("place_offers_id");
  -- Which limits a registration counts for; who has registered under an option's earlier name too.
  CREATE FUNCTION "public"."province_slug"(answer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT regexp_replace(lower(trim(substring(answer from '[^,]*$'))), '[^a-z0-9]+', '-', 'g') $$;
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND (field_id IS NULL OR CASE
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      WHEN jsonb_typeof(answers -> field_id) = 'array' THEN (answers -> field_id) ? option OR EXISTS (
        SELECT FROM jsonb_array_elements_text(coalesce(former, '[]')) AS name
        WHERE (answers -> field_id) ? name)
      ELSE answers ->> field_id = option OR coalesce(former, '[]') ? (answers ->> field_id) END) $$;
  -- Who is to be offered a place: the first in line for whom every limit has one.
  CREATE FUNCTION "public"."next_in_line"(form integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT s.id FROM submissions AS s WHERE s.form_id = form AND s.seat = 'waiting'
      AND seat_counts(s) = 'waiting'
      AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
        AND id IN (SELECT place_claims(form, s.data)))
      ORDER BY s.line NULLS LAST, s.id LIMIT 1 $$;
  -- Gives the next in line the seat 'offered' and returns its id; null when there is nobody, 0 when
  -- somebody else has become the next. A registration is locked before its limits, as by every change.
  CREATE FUNCTION "public"."offer_next"(form integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    candidate integer := next_in_line(form);
    answers jsonb;
  BEGIN
    IF candidate IS NULL THEN RETURN NULL; END IF;
    SELECT data INTO answers FROM submissions WHERE id = candidate FOR UPDATE;
    PERFORM FROM place_limits WHERE id IN (SELECT place_claims(form, answers)) ORDER BY id FOR UPDATE;
    IF next_in_line(form) IS DISTINCT FROM candidate THEN RETURN 0; END IF;
    UPDATE submissions SET seat = 'offered', updated_at = now() WHERE id = candidate;
    RETURN candidate;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION "offer_next", "next_in_line";
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND province IS NULL AND (field_id IS NULL OR
      CASE jsonb_typeof(answers -> field_id) WHEN 'array' THEN (answers -> field_id) ? option
        ELSE answers ->> field_id = option END) $$;
  DROP FUNCTION "province_slug";
   ALTER TABLE "place_offers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "place_offers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_place_offers_fk";
  
  DROP INDEX "payload_locked_documents_rels_place_offers_id_idx";
  ALTER TABLE "place_limits" DROP COLUMN "former";
  ALTER TABLE "place_limits" DROP COLUMN "miscounted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "place_offers_id";`)
}
