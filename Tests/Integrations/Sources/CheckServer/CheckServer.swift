import Hummingbird
import ProvisoCore
import ProvisoHTTP
import ProvisoHummingbird

/// A server of the kind that the guide describes. Scripts/check-server sends it what clients send, good and bad.
@main struct CheckServer {
    static func main() async throws {
        var policy = RequestPolicy()
        policy.timeLimit = .milliseconds(500)
        policy.bodyTimeLimit = .seconds(2)
        policy.ignoredNames = ["_token"]
        let judge = RequestJudge(policy: policy)
        let router = Router()
        router.add(middleware: ProvisoMiddleware(policy: policy))
        router.post("members") { request, _ in
            let member = try await request.model(Member.self, judge: judge)
            return "created \(member.name) \(member.age.map(String.init) ?? "-")"
        }
        router.patch("members") { request, _ in
            let stored = Member(name: "x", email: "ada@example.org", age: 36, rank: "admin")
            let member = try await request.patched(stored, judge: judge)
            return "patched \(member.name) \(member.email) \(member.age.map(String.init) ?? "-") \(member.rank ?? "-")"
        }
        router.get("members") { request, _ in
            let page = try await request.query(Page.self, judge: judge)
            return "page \(page.number) \(page.size)"
        }
        router.post("pictures") { request, _ in
            let upload = try await request.model(Upload.self, judge: judge)
            return "stored \(upload.picture?.name ?? "-") \(upload.picture?.size ?? 0)"
        }
        router.post("plain") { request, _ in
            let buffer = try await request.body.collect(upTo: 1 << 20)
            return "plain \(buffer.readableBytes)"
        }
        let port = Int(ProcessArguments.port) ?? 8080
        let app = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                print("listening on \(channel.localAddress?.port ?? port)")
                ProcessArguments.flush()
            })
        try await app.runService()
    }
}
