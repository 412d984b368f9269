import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "party" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "party_id" numeric;
  ALTER TABLE "submissions" ADD COLUMN "person" numeric;
  -- A party is counted once, where its first person's row is (docs/decisions/069).
  DROP TRIGGER "submission_added" ON "submissions";
  DROP TRIGGER "submission_removed" ON "submissions";
  DROP TRIGGER "submission_changed_from" ON "submissions";
  DROP TRIGGER "submission_changed_to" ON "submissions";
  CREATE TRIGGER "submission_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test
      AND NEW.party_id IS NULL)
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submission_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test
      AND OLD.party_id IS NULL)
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_from" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test
      AND OLD.party_id IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test, OLD.party_id) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test, NEW.party_id))
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_to" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test
      AND NEW.party_id IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test, OLD.party_id) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test, NEW.party_id))
    EXECUTE FUNCTION "public"."note_submission_added"();

  -- What becomes of a party's registration becomes of its people: whoever was in the same state goes
  -- along, and whoever was put in the bin alone stays there.
  -- Those who wait are offered places, and answer, together.
  CREATE FUNCTION "public"."party_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_together boolean := OLD.seat IN ('waiting', 'offered') OR NEW.seat = 'offered';
  BEGIN
    UPDATE submissions SET suspected_at = NEW.suspected_at, deleted_at = NEW.deleted_at,
        deleted_by_id = NEW.deleted_by_id, is_test = NEW.is_test,
        status = CASE WHEN status = OLD.status THEN NEW.status ELSE status END,
        seat = CASE WHEN is_together AND seat = OLD.seat THEN NEW.seat ELSE seat END,
        line = CASE WHEN is_together AND seat = OLD.seat THEN NEW.line ELSE line END,
        updated_at = NEW.updated_at
      WHERE party_id = NEW.id AND deleted_at IS NOT DISTINCT FROM OLD.deleted_at;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "party_follows" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.person IS NOT NULL AND NEW.party_id IS NULL AND
      (OLD.suspected_at, OLD.deleted_at, OLD.is_test, OLD.status, OLD.seat, OLD.line) IS DISTINCT FROM
      (NEW.suspected_at, NEW.deleted_at, NEW.is_test, NEW.status, NEW.seat, NEW.line))
    EXECUTE FUNCTION "public"."party_follows"();

  -- Limits count people by their answers, so the others' rows have a copy of the choices that the party
  -- gave once.
  CREATE FUNCTION "public"."party_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    own jsonb := (SELECT party -> 'fieldIds' FROM forms WHERE id = NEW.form_id);
    shared jsonb := (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(NEW.data)
      JOIN forms_fields AS field ON field.id = key AND field._parent_id = NEW.form_id
        AND field.field_type::text IN ('select', 'checkbox', 'radio', 'province_town')
      WHERE NOT own ? key);
  BEGIN
    UPDATE submissions AS one SET data = shared || coalesce(
        (SELECT jsonb_object_agg(key, value) FROM jsonb_each(one.data) WHERE own ? key), '{}')
      WHERE one.party_id = NEW.id AND own IS NOT NULL AND jsonb_typeof(one.data) = 'object';
    RETURN NULL;
  END $$;
  CREATE TRIGGER "party_answers" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.person IS NOT NULL AND NEW.party_id IS NULL AND jsonb_typeof(NEW.data) = 'object'
      AND OLD.data IS DISTINCT FROM NEW.data)
    EXECUTE FUNCTION "public"."party_answers"();

  -- A search finds a party by each of its people: behind its own text, after the sign 30, the row has
  -- the texts of the others.
  CREATE FUNCTION "public"."party_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.search_text := split_part(NEW.search_text, chr(30), 1) || coalesce(
      (SELECT chr(30) || string_agg(search_text, chr(10) ORDER BY person) FROM submissions
        WHERE party_id = NEW.id AND deleted_at IS NOT DISTINCT FROM NEW.deleted_at), '');
    RETURN NEW;
  END $$;
  CREATE TRIGGER "party_text" BEFORE UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.person IS NOT NULL AND NEW.party_id IS NULL AND
      OLD.search_text IS DISTINCT FROM NEW.search_text)
    EXECUTE FUNCTION "public"."party_text"();
  CREATE FUNCTION "public"."refresh_party_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    -- What follows its party into the bin and back is in the text already.
    UPDATE submissions AS head SET search_text = split_part(head.search_text, chr(30), 1) || chr(30)
      WHERE head.id = coalesce(NEW.party_id, OLD.party_id)::int AND CASE
        WHEN TG_OP = 'DELETE' THEN true
        WHEN TG_OP = 'INSERT' OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL)
          THEN strpos(head.search_text, NEW.search_text) = 0
        ELSE head.deleted_at IS DISTINCT FROM NEW.deleted_at OR
          (OLD.search_text, OLD.party_id) IS DISTINCT FROM (NEW.search_text, NEW.party_id) END;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "party_grew" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.party_id IS NOT NULL) EXECUTE FUNCTION "public"."refresh_party_text"();
  CREATE TRIGGER "party_shrank" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.party_id IS NOT NULL) EXECUTE FUNCTION "public"."refresh_party_text"();
  CREATE TRIGGER "party_changed" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN ((OLD.party_id IS NOT NULL OR NEW.party_id IS NOT NULL) AND
      (OLD.search_text, OLD.deleted_at, OLD.party_id) IS DISTINCT FROM
      (NEW.search_text, NEW.deleted_at, NEW.party_id))
    EXECUTE FUNCTION "public"."refresh_party_text"();

  -- True when somebody who waits for one of these limits could have a place now; a party needs places
  -- for all of its people.
  CREATE OR REPLACE FUNCTION "public"."is_anybody_next"(form integer, claims integer[]) RETURNS boolean
    LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND waiting > 0) AND EXISTS (
      SELECT FROM (
        SELECT coalesce(s.party_id, s.id) AS party, claim, count(*) AS needed FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form AND s.seat = 'waiting' AND seat_counts(s) = 'waiting'
        GROUP BY 1, claim) AS need
      JOIN place_limits AS l ON l.id = need.claim
      GROUP BY need.party
      HAVING bool_or(l.id = ANY (claims)) AND bool_and(l.held + need.needed <= l.seats)) $$;
  -- The place of a new registration: held, waiting with its number, or full; a party, whose people's
  -- answers are a list, is never split. Null when the form is another version by now. Whoever waits
  -- longer than three seconds for a limit gets an error.
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
  DECLARE
    people jsonb := CASE jsonb_typeof(answers) WHEN 'array' THEN answers ELSE jsonb_build_array(answers) END;
    claims integer[] := ARRAY(SELECT DISTINCT claim FROM jsonb_array_elements(people) AS person(answers),
      place_claims(form, person.answers) AS claim);
    has_list boolean;
  BEGIN
    PERFORM FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF NOT EXISTS (
          SELECT FROM place_limits AS l WHERE l.id = ANY (claims) AND l.held + (
            SELECT count(*) FROM jsonb_array_elements(people) AS person(answers),
              place_claims(form, person.answers) AS claim WHERE claim = l.id) > l.seats)
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
  END $$;
  -- Who is to be offered a place: the first in line for whom, with a party, every limit has room.
  CREATE OR REPLACE FUNCTION "public"."next_in_line"(form integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT s.id FROM submissions AS s WHERE s.form_id = form AND s.seat = 'waiting'
      AND s.party_id IS NULL AND seat_counts(s) = 'waiting'
      AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
        AND id IN (SELECT place_claims(form, s.data)))
      AND (s.person IS NULL OR NOT EXISTS (
        SELECT FROM (SELECT claim, count(*) AS needed
          FROM submissions AS one, place_claims(form, one.data) AS claim
          WHERE (one.id = s.id OR one.party_id = s.id) AND seat_counts(one) = 'waiting' GROUP BY claim) AS need
        JOIN place_limits AS l ON l.id = need.claim WHERE l.held + need.needed > l.seats))
      ORDER BY s.line NULLS LAST, s.id LIMIT 1 $$;
  -- Gives the next in line the seat 'offered' and returns its id; null when there is nobody, 0 when
  -- somebody else has become the next. A registration is locked before its limits, as by every change;
  -- the other people of a party follow by the trigger.
  CREATE OR REPLACE FUNCTION "public"."offer_next"(form integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    candidate integer := next_in_line(form);
  BEGIN
    IF candidate IS NULL THEN RETURN NULL; END IF;
    PERFORM FROM submissions WHERE id = candidate OR party_id = candidate ORDER BY id FOR UPDATE;
    PERFORM FROM place_limits WHERE id IN (
      SELECT place_claims(form, data) FROM submissions WHERE id = candidate OR party_id = candidate)
      ORDER BY id FOR UPDATE;
    IF next_in_line(form) IS DISTINCT FROM candidate THEN RETURN 0; END IF;
    UPDATE submissions SET seat = 'offered', updated_at = now() WHERE id = candidate;
    RETURN candidate;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "party_follows" ON "submissions";
  DROP TRIGGER "party_answers" ON "submissions";
  DROP TRIGGER "party_text" ON "submissions";
  DROP TRIGGER "party_grew" ON "submissions";
  DROP TRIGGER "party_shrank" ON "submissions";
  DROP TRIGGER "party_changed" ON "submissions";
  DROP FUNCTION "party_follows", "party_answers", "party_text", "refresh_party_text";
  DROP TRIGGER "submission_added" ON "submissions";
  DROP TRIGGER "submission_removed" ON "submissions";
  DROP TRIGGER "submission_changed_from" ON "submissions";
  DROP TRIGGER "submission_changed_to" ON "submissions";
  CREATE TRIGGER "submission_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test)
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submission_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test)
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_from" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND NOT OLD.is_test AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test))
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_to" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND NOT NEW.is_test AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at, OLD.is_test) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at, NEW.is_test))
    EXECUTE FUNCTION "public"."note_submission_added"();
  -- True when somebody who waits for one of these limits could have a place now.
  CREATE OR REPLACE FUNCTION "public"."is_anybody_next"(form integer, claims integer[]) RETURNS boolean
    LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND waiting > 0) AND EXISTS (
      SELECT FROM submissions AS s WHERE s.form_id = form AND s.seat = 'waiting'
        AND seat_counts(s) = 'waiting'
        AND EXISTS (SELECT FROM place_claims(form, s.data) AS claim WHERE claim = ANY (claims))
        AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
          AND id IN (SELECT place_claims(form, s.data)))) $$;
  -- The place of a new registration: held, waiting with its number, or full. Null when the form is
  -- another version by now. Whoever waits longer than three seconds for a limit gets an error.
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb, OUT seat text,
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
  END $$;
  -- Who is to be offered a place: the first in line for whom every limit has one.
  CREATE OR REPLACE FUNCTION "public"."next_in_line"(form integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT s.id FROM submissions AS s WHERE s.form_id = form AND s.seat = 'waiting'
      AND seat_counts(s) = 'waiting'
      AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
        AND id IN (SELECT place_claims(form, s.data)))
      ORDER BY s.line NULLS LAST, s.id LIMIT 1 $$;
  -- Gives the next in line the seat 'offered' and returns its id; null when there is nobody, 0 when
  -- somebody else has become the next. A registration is locked before its limits, as by every change.
  CREATE OR REPLACE FUNCTION "public"."offer_next"(form integer) RETURNS integer LANGUAGE plpgsql AS $$
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
  END $$;
   ALTER TABLE "forms" DROP COLUMN "party";
  ALTER TABLE "submissions" DROP COLUMN "party_id";
  ALTER TABLE "submissions" DROP COLUMN "person";`)
}
