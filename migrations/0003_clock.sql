CREATE INDEX `codes_by_end` ON `codes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `organizations_unclaimed` ON `organizations` (`created_at`) WHERE claimed_at IS NULL;--> statement-breakpoint
CREATE INDEX `rate_counters_by_end` ON `rate_counters` (`ends_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `signup_flows_by_end` ON `signup_flows` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_pending` ON `users` (`created_at`) WHERE is_verified = 0;--> statement-breakpoint
CREATE INDEX `imports_staged` ON `imports` (`created_at`) WHERE file_key IS NOT NULL;