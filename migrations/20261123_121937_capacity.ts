import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "place_limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"field_id" varchar,
  	"option" varchar,
  	"province" varchar,
  	"seats" numeric NOT NULL,
  	"held" numeric DEFAULT 0 NOT NULL,
  	"waiting" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "opens_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "closes_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "places_has_waiting_list" boolean DEFAULT false NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "places_show_left_below" numeric;
  ALTER TABLE "forms" ADD COLUMN "places_offer_hours" numeric;
  ALTER TABLE "submissions" ADD COLUMN "seat" varchar;
  ALTER TABLE "submissions" ADD COLUMN "line" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "place_limits_id" integer;
  CREATE INDEX "place_limits_form_id_idx" ON "place_limits" USING btree ("form_id");
  CREATE INDEX "place_limits_updated_at_idx" ON "place_limits" USING btree ("updated_at");
  CREATE INDEX "place_limits_created_at_idx" ON "place_limits" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_place_limits_fk" FOREIGN KEY ("place_limits_id") REFERENCES "public"."place_limits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_place_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("place_limits_id");
  -- Which limits a registration counts for (docs/decisions/066).
  CREATE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND province IS NULL AND (field_id IS NULL OR
      CASE jsonb_typeof(answers -> field_id) WHEN 'array' THEN (answers -> field_id) ? option
        ELSE answers ->> field_id = option END) $$;
  -- How a registration counts: 'held', 'waiting' or not at all.
  CREATE FUNCTION "public"."seat_counts"(s submissions) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN s.suspected_at IS NOT NULL OR s.deleted_at IS NOT NULL OR s.is_test THEN NULL
      WHEN s.seat IN ('held', 'offered') THEN 'held' WHEN s.seat = 'waiting' THEN 'waiting' END $$;
  CREATE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- In the order of their ids, so that no two transactions wait for each other.
    PERFORM FROM place_limits WHERE id IN (
      SELECT place_claims(OLD.form_id, OLD.data) UNION SELECT place_claims(NEW.form_id, NEW.data))
      ORDER BY id FOR UPDATE;
    UPDATE place_limits SET held = place_limits.held + change.held,
        waiting = place_limits.waiting + change.waiting
      FROM (SELECT id, sum((counts = 'held')::int * sign) AS held,
          sum((counts = 'waiting')::int * sign) AS waiting
        FROM (SELECT place_claims(OLD.form_id, OLD.data) AS id, seat_counts(OLD) AS counts, -1 AS sign
          UNION ALL SELECT place_claims(NEW.form_id, NEW.data), seat_counts(NEW), 1) AS effects
        WHERE counts IS NOT NULL GROUP BY id) AS change
      WHERE place_limits.id = change.id AND (change.held <> 0 OR change.waiting <> 0);
    RETURN NULL;
  END $$;
  CREATE TRIGGER "seat_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.seat IS NOT NULL) EXECUTE FUNCTION "public"."count_seat"();
  CREATE TRIGGER "seat_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.seat IS NOT NULL) EXECUTE FUNCTION "public"."count_seat"();
  CREATE TRIGGER "seat_changed" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN ((OLD.seat IS NOT NULL OR NEW.seat IS NOT NULL) AND
      (OLD.seat, OLD.form_id, OLD.data, OLD.suspected_at, OLD.deleted_at, OLD.is_test) IS DISTINCT FROM
      (NEW.seat, NEW.form_id, NEW.data, NEW.suspected_at, NEW.deleted_at, NEW.is_test))
    EXECUTE FUNCTION "public"."count_seat"();
  -- Counts anew, for limits that have been added or changed.
  CREATE FUNCTION "public"."recount_places"(form integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM place_limits WHERE form_id = form ORDER BY id FOR UPDATE;
    UPDATE submissions SET seat = 'held' WHERE form_id = form AND seat IS NULL;
    UPDATE place_limits SET held = coalesce(counted.held, 0), waiting = coalesce(counted.waiting, 0)
      FROM place_limits AS each LEFT JOIN (
        SELECT claim, count(*) FILTER (WHERE seat_counts(s) = 'held') AS held,
          count(*) FILTER (WHERE seat_counts(s) = 'waiting') AS waiting
        FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form GROUP BY claim) AS counted ON counted.claim = each.id
      WHERE each.form_id = form AND place_limits.id = each.id;
  END $$;
  CREATE SEQUENCE "public"."place_line";
  -- True when somebody who waits for one of these limits could have a place now.
  CREATE FUNCTION "public"."is_anybody_next"(form integer, claims integer[]) RETURNS boolean
    LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND waiting > 0) AND EXISTS (
      SELECT FROM submissions AS s WHERE s.form_id = form AND s.seat = 'waiting'
        AND seat_counts(s) = 'waiting'
        AND EXISTS (SELECT FROM place_claims(form, s.data) AS claim WHERE claim = ANY (claims))
        AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
          AND id IN (SELECT place_claims(form, s.data)))) $$;
  -- The place of a new registration: held, waiting with its number, or full. Null when the form is
  -- another version by now. Whoever waits longer than three seconds for a limit gets an error.
  CREATE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb, OUT seat text,
    OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
  DECLARE
    claims integer[] := ARRAY(SELECT place_claims(form, answers));
    has_list boolean;
  BEGIN
    PERFORM FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF NOT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND held >= seats)
        AND NOT is_anybody_next(form, claims) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
    END IF;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "seat_added" ON "submissions";
  DROP TRIGGER "seat_removed" ON "submissions";
  DROP TRIGGER "seat_changed" ON "submissions";
  DROP FUNCTION "claim_seat", "is_anybody_next", "recount_places", "count_seat", "seat_counts", "place_claims";
  DROP SEQUENCE "place_line";
   ALTER TABLE "place_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "place_limits" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_place_limits_fk";
  
  DROP INDEX "payload_locked_documents_rels_place_limits_id_idx";
  ALTER TABLE "forms" DROP COLUMN "opens_at";
  ALTER TABLE "forms" DROP COLUMN "closes_at";
  ALTER TABLE "forms" DROP COLUMN "places_has_waiting_list";
  ALTER TABLE "forms" DROP COLUMN "places_show_left_below";
  ALTER TABLE "forms" DROP COLUMN "places_offer_hours";
  ALTER TABLE "submissions" DROP COLUMN "seat";
  ALTER TABLE "submissions" DROP COLUMN "line";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "place_limits_id";`)
}
