// Watches a page for what must not happen: what its policy forbids, errors that nobody has caught, and markup that a message became.
window.seen = { violations: [], errors: [], warnings: [] };
document.addEventListener("securitypolicyviolation", (event) => window.seen.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
addEventListener("error", (event) => window.seen.errors.push(`${event.message}`));
addEventListener("unhandledrejection", (event) => window.seen.errors.push(`${event.reason}`));
for (const name of ["warn", "error"]) {
  const original = console[name];
  console[name] = (...parts) => {
    window.seen[name === "warn" ? "warnings" : "errors"].push(parts.map(String).join(" "));
    original(...parts);
  };
}
