import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- What becomes of a party's registration becomes of its people, each of those who were in the same
  -- state. Their places do not follow: one of them can be cancelled alone, also the first.
  DROP TRIGGER "party_follows" ON "submissions";
  CREATE OR REPLACE FUNCTION "public"."party_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE submissions SET suspected_at = NEW.suspected_at, deleted_at = NEW.deleted_at,
        deleted_by_id = NEW.deleted_by_id,
        is_test = CASE WHEN is_test = OLD.is_test THEN NEW.is_test ELSE is_test END,
        status = CASE WHEN status = OLD.status THEN NEW.status ELSE status END,
        updated_at = NEW.updated_at
      WHERE party_id = NEW.id AND deleted_at IS NOT DISTINCT FROM OLD.deleted_at;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "party_follows" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.person IS NOT NULL AND NEW.party_id IS NULL AND
      (OLD.suspected_at, OLD.deleted_at, OLD.is_test, OLD.status) IS DISTINCT FROM
      (NEW.suspected_at, NEW.deleted_at, NEW.is_test, NEW.status))
    EXECUTE FUNCTION "public"."party_follows"();

  -- The others' rows follow the shared choices that were changed, and keep everything else: staff may
  -- have taken a question from those of each person since.
  CREATE OR REPLACE FUNCTION "public"."party_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    own jsonb := (SELECT party -> 'fieldIds' FROM forms WHERE id = NEW.form_id);
    changed text[] := ARRAY(SELECT field.id FROM forms_fields AS field
      WHERE field._parent_id = NEW.form_id
        AND field.field_type::text IN ('select', 'checkbox', 'radio', 'province_town')
        AND NOT own ? field.id AND OLD.data -> field.id IS DISTINCT FROM NEW.data -> field.id);
  BEGIN
    IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
    UPDATE submissions SET data = (data - changed) || coalesce(
        (SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.data) WHERE key = ANY (changed)), '{}')
      WHERE party_id = NEW.id AND jsonb_typeof(data) = 'object';
    RETURN NULL;
  END $$;

  -- Who is to be offered a place: the first in line for whom, with a party, every limit has room. Of a
  -- party it is the registration, also when only others of its people wait.
  CREATE OR REPLACE FUNCTION "public"."next_in_line"(form integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce(s.party_id, s.id)::integer FROM submissions AS s
      WHERE s.form_id = form AND s.seat = 'waiting' AND seat_counts(s) = 'waiting'
      AND NOT EXISTS (SELECT FROM place_limits WHERE held >= seats
        AND id IN (SELECT place_claims(form, s.data)))
      AND (s.person IS NULL OR NOT EXISTS (
        SELECT FROM (SELECT claim, count(*) AS needed
          FROM submissions AS one, place_claims(form, one.data) AS claim
          WHERE (one.id = coalesce(s.party_id, s.id)::int OR one.party_id = coalesce(s.party_id, s.id))
            AND one.seat = 'waiting' AND seat_counts(one) = 'waiting' GROUP BY claim) AS need
        JOIN place_limits AS l ON l.id = need.claim WHERE l.held + need.needed > l.seats))
      ORDER BY s.line NULLS LAST, s.id LIMIT 1 $$;
  -- Gives the next in line the seat 'offered' and returns its id; null when there is nobody, 0 when
  -- somebody else has become the next. A registration is locked before its limits, as by every change.
  -- Whoever of a party is in the bin gets it too, and is not counted there.
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
    UPDATE submissions SET seat = 'offered', updated_at = now()
      WHERE (id = candidate OR party_id = candidate) AND seat = 'waiting';
    RETURN candidate;
  END $$;

  -- Counts anew, for limits that have been added or changed. Registrations are locked before limits and
  -- in the order of their ids, as by every other change.
  CREATE OR REPLACE FUNCTION "public"."recount_places"(form integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM submissions WHERE form_id = form AND seat IS NULL ORDER BY id FOR NO KEY UPDATE;
    PERFORM FROM place_limits WHERE form_id = form ORDER BY id FOR UPDATE;
    UPDATE submissions SET seat = 'held' WHERE form_id = form AND seat IS NULL;
    UPDATE place_limits SET held = coalesce(counted.held, 0), waiting = coalesce(counted.waiting, 0)
      FROM place_limits AS each LEFT JOIN (
        SELECT claim, count(*) FILTER (WHERE seat_counts(s) = 'held') AS held,
          count(*) FILTER (WHERE seat_counts(s) = 'waiting') AS waiting
        FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form GROUP BY claim) AS counted ON counted.claim = each.id
      WHERE each.form_id = form AND place_limits.id = each.id;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "party_follows" ON "submissions";
  CREATE OR REPLACE FUNCTION "public"."party_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  CREATE OR REPLACE FUNCTION "public"."party_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END $$;
  CREATE OR REPLACE FUNCTION "public"."recount_places"(form integer) RETURNS void LANGUAGE plpgsql AS $$
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
  END $$;`)
}
