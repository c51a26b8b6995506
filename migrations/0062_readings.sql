ALTER TABLE `incubators` ADD `temperature_judged_from` text;--> statement-breakpoint
ALTER TABLE `incubators` ADD `humidity_judged_from` text;--> statement-breakpoint
ALTER TABLE `incubators` ADD `delivered` text;--> statement-breakpoint
CREATE INDEX `incubator_devices_by_end` ON `incubator_devices` (`revoked_at`) WHERE revoked_at IS NOT NULL;--> statement-breakpoint
-- Written by hand, until the end of this file: what a machine is judged by changed, so judging begins anew.
CREATE TRIGGER incubators_judged_anew AFTER UPDATE OF temperature_c, humidity_pct, warning_c, critical_c, warning_pct ON incubators WHEN old.temperature_c IS NOT new.temperature_c OR old.humidity_pct IS NOT new.humidity_pct OR old.warning_c IS NOT new.warning_c OR old.critical_c IS NOT new.critical_c OR old.warning_pct IS NOT new.warning_pct BEGIN
  UPDATE incubators SET temperature_judged_from = CASE WHEN old.temperature_c IS NOT NULL AND (old.temperature_c IS NOT new.temperature_c OR old.warning_c IS NOT new.warning_c OR old.critical_c IS NOT new.critical_c) THEN max(ifnull(temperature_judged_from, ''), new.updated_at) ELSE temperature_judged_from END,
    humidity_judged_from = CASE WHEN old.humidity_pct IS NOT NULL AND (old.humidity_pct IS NOT new.humidity_pct OR old.warning_pct IS NOT new.warning_pct) THEN max(ifnull(humidity_judged_from, ''), new.updated_at) ELSE humidity_judged_from END,
    delivered = lower(hex(randomblob(8))) WHERE org_id = new.org_id AND id = new.id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, new.updated_at)
    WHERE org_id = new.org_id AND incubator_id = new.id AND closed_at IS NULL AND ((kind = 'temperature' AND old.temperature_c IS NOT NULL AND (old.temperature_c IS NOT new.temperature_c OR old.warning_c IS NOT new.warning_c OR old.critical_c IS NOT new.critical_c))
      OR (kind = 'humidity' AND old.humidity_pct IS NOT NULL AND (old.humidity_pct IS NOT new.humidity_pct OR old.warning_pct IS NOT new.warning_pct)));
END;
--> statement-breakpoint
CREATE TRIGGER incubator_trays_judged_anew AFTER UPDATE OF lockdown_on, lockdown_humidity_pct ON incubator_trays WHEN old.lockdown_on IS NOT new.lockdown_on OR old.lockdown_humidity_pct IS NOT new.lockdown_humidity_pct BEGIN
  UPDATE incubators SET humidity_judged_from = max(ifnull(humidity_judged_from, ''), new.updated_at), delivered = lower(hex(randomblob(8))) WHERE org_id = new.org_id AND id = new.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, new.updated_at)
    WHERE org_id = new.org_id AND incubator_id = new.incubator_id AND closed_at IS NULL AND kind = 'humidity';
END;
--> statement-breakpoint
CREATE TRIGGER incubator_offsets_judged_anew AFTER INSERT ON incubator_offsets WHEN new.from_at < new.created_at BEGIN
  UPDATE incubators SET temperature_judged_from = max(ifnull(temperature_judged_from, ''), new.created_at), humidity_judged_from = max(ifnull(humidity_judged_from, ''), new.created_at), delivered = lower(hex(randomblob(8))) WHERE org_id = new.org_id AND id = new.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, new.created_at)
    WHERE org_id = new.org_id AND incubator_id = new.incubator_id AND closed_at IS NULL AND kind IN ('temperature', 'humidity');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_offsets_to_come AFTER INSERT ON incubator_offsets WHEN new.from_at >= new.created_at BEGIN
  UPDATE incubators SET delivered = lower(hex(randomblob(8))) WHERE org_id = new.org_id AND id = new.incubator_id;
END;
--> statement-breakpoint
CREATE TRIGGER incubator_offsets_corrected AFTER UPDATE OF from_at, temperature_c, humidity_pct ON incubator_offsets WHEN 1 BEGIN
  UPDATE incubators SET temperature_judged_from = max(ifnull(temperature_judged_from, ''), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), humidity_judged_from = max(ifnull(humidity_judged_from, ''), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), delivered = lower(hex(randomblob(8))) WHERE org_id = new.org_id AND id = new.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    WHERE org_id = new.org_id AND incubator_id = new.incubator_id AND closed_at IS NULL AND kind IN ('temperature', 'humidity');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_offsets_gone AFTER DELETE ON incubator_offsets WHEN 1 BEGIN
  UPDATE incubators SET temperature_judged_from = max(ifnull(temperature_judged_from, ''), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), humidity_judged_from = max(ifnull(humidity_judged_from, ''), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), delivered = lower(hex(randomblob(8))) WHERE org_id = old.org_id AND id = old.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    WHERE org_id = old.org_id AND incubator_id = old.incubator_id AND closed_at IS NULL AND kind IN ('temperature', 'humidity');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_devices_end BEFORE INSERT ON incubator_devices
WHEN (SELECT count(*) FROM incubator_devices WHERE org_id = NEW.org_id AND incubator_id = NEW.incubator_id) >= 50 BEGIN
  SELECT RAISE(ABORT, 'limit_reached incubator_devices 50');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_trays_judged_beside AFTER INSERT ON incubator_trays WHEN EXISTS (SELECT 1 FROM incubator_trays other
  WHERE other.org_id = new.org_id AND other.incubator_id = new.incubator_id AND other.lockdown_on IS NOT NULL) BEGIN
  UPDATE incubators SET humidity_judged_from = max(ifnull(humidity_judged_from, ''), new.created_at), delivered = lower(hex(randomblob(8)))
    WHERE org_id = new.org_id AND id = new.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, new.created_at)
    WHERE org_id = new.org_id AND incubator_id = new.incubator_id AND closed_at IS NULL AND kind = 'humidity';
END;
--> statement-breakpoint
CREATE TRIGGER incubator_trays_judged_without AFTER DELETE ON incubator_trays WHEN old.lockdown_on IS NOT NULL OR EXISTS (SELECT 1 FROM incubator_trays other
  WHERE other.org_id = old.org_id AND other.incubator_id = old.incubator_id AND other.lockdown_on IS NOT NULL) BEGIN
  UPDATE incubators SET humidity_judged_from = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), delivered = lower(hex(randomblob(8)))
    WHERE org_id = old.org_id AND id = old.incubator_id;
  UPDATE incubator_alarms SET closed_at = max(opened_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    WHERE org_id = old.org_id AND incubator_id = old.incubator_id AND closed_at IS NULL AND kind = 'humidity';
END;
