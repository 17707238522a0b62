// Asks the server about the fields that were touched, while one types: live checks by the protocol of Precognition.
for (const form of document.querySelectorAll("form[data-live]")) {
  // The server's words take the place of the browser's. Without this script, the browser checks what the rules say in HTML.
  form.noValidate = true;
  const touched = new Set();
  let timer, request;

  const show = (name, message) => {
    const input = form.elements[name];
    document.getElementById(`${name}-error`).textContent = message;
    message ? input.setAttribute("aria-invalid", "true") : input.removeAttribute("aria-invalid");
  };

  const check = async () => {
    request?.abort();
    request = new AbortController();
    const names = [...touched];
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      signal: request.signal,
      headers: { Accept: "application/json", Precognition: "true", "Precognition-Validate-Only": names.join() },
    });
    if (answer.status !== 204 && answer.status !== 422) return;
    const errors = answer.status === 422 ? (await answer.json()).errors : {};
    for (const name of names) show(name, (errors[name] ?? []).join(" "));
  };

  const later = (event) => {
    if (event.target.name.startsWith("_")) return;
    touched.add(event.target.name);
    clearTimeout(timer);
    timer = setTimeout(() => check().catch(() => {}), event.type === "input" ? 400 : 0);
  };
  form.addEventListener("input", later);
  form.addEventListener("change", later);
}
